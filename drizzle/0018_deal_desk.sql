CREATE TABLE "deal_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_editors" (
	"deal_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deal_editors_deal_id_staff_id_pk" PRIMARY KEY("deal_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "alert_summaries" (
	"alert_id" bigint PRIMARY KEY NOT NULL,
	"counting_since" timestamp with time zone,
	"counted_at" timestamp with time zone,
	"took_ms" integer DEFAULT 0 NOT NULL,
	"counted_status" text,
	"counts" jsonb,
	"maybe_repeated" integer DEFAULT 0 NOT NULL,
	"rate" real DEFAULT 0 NOT NULL,
	"domains" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"avif" "bytea" NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "deal_editors" ADD CONSTRAINT "deal_editors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_summaries" ADD CONSTRAINT "alert_summaries_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deals_route" ON "deals" USING btree ("destination_iata","published_at");--> statement-breakpoint
CREATE INDEX "deals_words" ON "deals" USING gin (to_tsvector('simple', translate(lower(("title"->>'PT') || ' ' || ("title"->>'BR') || ' ' || ("destination_city"->>'PT') || ' ' || ("destination_city"->>'BR') || ' ' || ("destination_country"->>'PT') || ' ' || ("destination_country"->>'BR') || ' ' || "destination_iata" || ' ' || "airline"), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')));--> statement-breakpoint
CREATE INDEX "deliveries_doubtful" ON "deliveries" USING btree ("alert_id","id") WHERE "deliveries"."maybe_repeated";