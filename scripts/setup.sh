#!/bin/sh
# Makes the environment named by the first argument and installs the hashed lock into it.
# PYTHONS lists the interpreters to try. uv does it in seconds where it is installed, else pip.
set -eu
venv=$1

has_uv() { uv --version >/dev/null 2>&1; }

fits() { # new enough, and able to make an environment by itself if uv is not there to do it
  need=venv,ensurepip
  if has_uv; then need=venv; fi
  "$1" -c "import sys, $need; sys.exit(sys.version_info < (3, 11))" >/dev/null 2>&1
}

choose() {
  for each in $PYTHONS; do
    if fits "$each"; then
      echo "$each"
      return
    fi
  done
  echo "No Python 3.11 or newer that can make an environment (on Debian: apt-get install python3-venv)." >&2
  exit 1
}

if ! [ -x "$venv/bin/python" ]; then
  python=$(choose)
  echo "Setting up $venv with $("$python" --version)"
  if has_uv; then
    uv venv --quiet --python "$("$python" -c 'import sys; print(sys.executable)')" "$venv"
  else
    "$python" -m venv "$venv"
  fi
fi

# The project itself goes in last and in place; its build needs nothing that the lock did not bring.
if has_uv; then
  export VIRTUAL_ENV="$PWD/$venv"
  uv pip install --quiet --compile-bytecode --require-hashes -r requirements/dev.txt
  uv pip install --quiet --no-deps --no-build-isolation -e .
else
  pip="$venv/bin/python -m pip --disable-pip-version-check"
  $pip install --quiet --require-hashes -r requirements/dev.txt
  $pip install --quiet --no-deps --no-build-isolation -e .
fi
