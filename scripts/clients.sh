#!/bin/sh
# Generate the clients from the service's description:
#   clients.sh python     DESCRIPTION TARGET   needs openapi-python-client and ruff on the path
#   clients.sh typescript DESCRIPTION TARGET   needs node, npm and the registry
set -eu

language=$1 description=$(realpath "$2") target=$3
sources=$(dirname "$0")/../clients

case $language in
python)
    mkdir -p "$(dirname "$target")"
    openapi-python-client generate --path "$description" --output-path "$target" \
        --meta setup --config "$sources/python/generator.yaml" --overwrite --fail-on-warning
    ;;
typescript)
    mkdir -p "$target"
    cp -R "$sources/typescript/." "$target"
    cp "$description" "$target/openapi.json"
    cd "$target"
    npm install --no-audit --no-fund --no-package-lock --loglevel=error
    npm run --silent generate
    npm run --silent build
    ;;
*)
    echo "clients.sh python|typescript DESCRIPTION TARGET" >&2
    exit 2
    ;;
esac
