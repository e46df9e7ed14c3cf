-- Points are money's worth: the ledger only grows. Erasing a member says so in its own transaction,
-- as for consents: set_config('club.erasing', 'on', true).
CREATE FUNCTION point_entries_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('club.erasing', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the points ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER point_entries_append_only BEFORE UPDATE OR DELETE ON "point_entries"
  FOR EACH ROW EXECUTE FUNCTION point_entries_are_append_only();--> statement-breakpoint
CREATE TRIGGER point_entries_no_truncate BEFORE TRUNCATE ON "point_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION point_entries_are_append_only();
