-- The role that the service works as: it adds events and can neither change nor remove one.
-- The triggers on events and anchors stay as a second line.
--
-- Where the account that migrates may not create roles, somebody who may does, once:
--   CREATE ROLE antechamber_service NOLOGIN;
--   SELECT grant_to_service('antechamber_service');
--   GRANT antechamber_service TO the_account_in_DATABASE_URL;
CREATE FUNCTION grant_to_service(service text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    added_to text;
BEGIN
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), service);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO %I',
                   current_schema(), service);
    EXECUTE format('GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA %I TO %I',
                   current_schema(), service);
    -- Tables of later migrations, which say themselves where less is right.
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I'
                   ' GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO %I',
                   current_schema(), service);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT USAGE, SELECT ON SEQUENCES TO %I',
                   current_schema(), service);
    FOREACH added_to IN ARRAY ARRAY['events', 'anchors', 'idempotency', 'card_definitions'] LOOP
        EXECUTE format('REVOKE UPDATE, DELETE ON %I FROM %I', added_to, service);
    END LOOP;
    EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON schema_migrations FROM %I', service);
END
$$;

DO $$
BEGIN
    BEGIN
        CREATE ROLE antechamber_service NOLOGIN;
    EXCEPTION WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN
        NULL; -- another database of this server has it already, or somebody else makes it
    END;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'antechamber_service') THEN
        RETURN;
    END IF;
    IF NOT pg_has_role(current_user, 'antechamber_service', 'MEMBER') THEN
        BEGIN
            EXECUTE format('GRANT antechamber_service TO %I', current_user);
        EXCEPTION WHEN insufficient_privilege THEN
            NULL; -- the role is somebody else's to give
        END;
    END IF;
    PERFORM grant_to_service('antechamber_service');
END
$$;
