-- Three letters anywhere in a name or an address find a member without reading a million rows.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
