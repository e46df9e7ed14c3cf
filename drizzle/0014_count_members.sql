-- Members are counted where they change, so that no way of joining, leaving or importing is
-- forgotten, and once a statement, so that an import of thousands writes a handful of entries.
CREATE FUNCTION team_day(moment timestamptz) RETURNS date LANGUAGE sql STABLE AS
  $$ SELECT (moment AT TIME ZONE 'Europe/Lisbon')::date $$;--> statement-breakpoint
-- plan|status|airport|verified|suppressed|unsubscribed: what the lists of members are filtered by.
CREATE FUNCTION member_facet(m subscribers) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws('|', m.subscription_type, m.subscription_status, coalesce(m.home_airport, ''),
    m.is_verified, m.suppressed_at IS NOT NULL, m.unsubscribed_at IS NOT NULL)
$$;--> statement-breakpoint
CREATE FUNCTION count_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figures (figure, day, facet, n)
  SELECT 'members', NULL::date, member_facet(a), count(*) FROM newer a WHERE NOT a.deleted GROUP BY 3
  UNION ALL
  SELECT 'joined', team_day(a.created_at), '', count(*) FROM newer a GROUP BY 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figures (figure, day, facet, n)
  SELECT 'members', NULL::date, c.facet, sum(c.n) FROM (
    SELECT member_facet(a) AS facet, 1 AS n FROM newer a WHERE NOT a.deleted
    UNION ALL SELECT member_facet(b), -1 FROM older b WHERE NOT b.deleted
  ) c GROUP BY c.facet HAVING sum(c.n) <> 0
  UNION ALL
  SELECT e.figure, e.day, '', count(*) FROM (
    SELECT 'unsubscribed' AS figure, team_day(a.unsubscribed_at) AS day
    FROM newer a JOIN older b USING (uid)
    WHERE a.unsubscribed_at IS NOT NULL AND b.unsubscribed_at IS NULL
    UNION ALL
    SELECT 'downgraded', team_day(a.updated_at) FROM newer a JOIN older b USING (uid)
    WHERE a.subscription_type = 'free' AND b.subscription_type = 'Premium'
    UNION ALL
    SELECT 'upgraded', team_day(a.updated_at) FROM newer a JOIN older b USING (uid)
    WHERE a.subscription_type = 'Premium' AND b.subscription_type = 'free'
    UNION ALL
    SELECT 'deleted', team_day(a.updated_at) FROM newer a JOIN older b USING (uid)
    WHERE a.deleted AND NOT b.deleted
  ) e GROUP BY 1, 2;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Nothing of an erased member is kept but that there was one.
CREATE FUNCTION count_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figures (figure, day, facet, n)
  SELECT 'members', NULL::date, member_facet(b), -count(*) FROM older b WHERE NOT b.deleted GROUP BY 3
  UNION ALL
  SELECT 'deleted', team_day(now()), '', count(*) FROM older b WHERE NOT b.deleted HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_none() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM figures WHERE figure = 'members';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER subscribers_count_joined AFTER INSERT ON "subscribers"
  REFERENCING NEW TABLE AS newer FOR EACH STATEMENT EXECUTE FUNCTION count_joined();--> statement-breakpoint
CREATE TRIGGER subscribers_count_changed AFTER UPDATE ON "subscribers"
  REFERENCING OLD TABLE AS older NEW TABLE AS newer FOR EACH STATEMENT EXECUTE FUNCTION count_changed();--> statement-breakpoint
CREATE TRIGGER subscribers_count_erased AFTER DELETE ON "subscribers"
  REFERENCING OLD TABLE AS older FOR EACH STATEMENT EXECUTE FUNCTION count_erased();--> statement-breakpoint
CREATE TRIGGER subscribers_count_none AFTER TRUNCATE ON "subscribers"
  FOR EACH STATEMENT EXECUTE FUNCTION count_none();--> statement-breakpoint
-- What happened before it was counted.
INSERT INTO figures (figure, day, facet, n)
  SELECT 'members', NULL::date, member_facet(m), count(*) FROM subscribers m WHERE NOT m.deleted GROUP BY 3;--> statement-breakpoint
INSERT INTO figures (figure, day, n)
  SELECT 'joined', team_day(created_at), count(*) FROM subscribers GROUP BY 2;--> statement-breakpoint
INSERT INTO figures (figure, day, n)
  SELECT 'unsubscribed', team_day(unsubscribed_at), count(*) FROM subscribers WHERE unsubscribed_at IS NOT NULL GROUP BY 2;--> statement-breakpoint
INSERT INTO figures (figure, day, n)
  SELECT status, team_day(settled_at), count(*) FROM deliveries
  WHERE status IN ('sent', 'failed') AND settled_at IS NOT NULL GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO figures (figure, day, n)
  SELECT CASE bounce WHEN 'complaint' THEN 'complained' ELSE 'bounced' END, team_day(settled_at), count(*)
  FROM deliveries WHERE bounce IS NOT NULL AND settled_at IS NOT NULL GROUP BY 1, 2;
