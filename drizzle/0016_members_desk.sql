CREATE TABLE "member_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "member_import_chunks" (
	"import_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "member_import_chunks_import_id_seq_pk" PRIMARY KEY("import_id","seq")
);
--> statement-breakpoint
CREATE TABLE "member_import_problems" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "member_import_problems_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "member_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"consent_from" text NOT NULL,
	"confirmed_elsewhere" boolean NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"good" integer DEFAULT 0 NOT NULL,
	"good_premium" integer DEFAULT 0 NOT NULL,
	"bad" integer DEFAULT 0 NOT NULL,
	"landed" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"refusal_line" integer,
	"created_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "member_imports_status" CHECK ("member_imports"."status" IN ('checking', 'ready', 'running', 'done', 'refused', 'dropped'))
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "clicked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "search_words" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(' ' || name || ' ' || email, NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "member_events" ADD CONSTRAINT "member_events_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_import_chunks" ADD CONSTRAINT "member_import_chunks_import_id_member_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."member_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_import_problems" ADD CONSTRAINT "member_import_problems_import_id_member_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."member_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_events_of" ON "member_events" USING btree ("uid","at","id");--> statement-breakpoint
CREATE INDEX "member_imports_recent" ON "member_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscribers_words" ON "subscribers" USING gin ("search_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subscribers_by_name" ON "subscribers" USING btree ("search_words" COLLATE "C","uid");--> statement-breakpoint
CREATE INDEX "subscribers_by_age" ON "subscribers" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "subscribers_by_plan" ON "subscribers" USING btree ("subscription_type","subscription_status","created_at","uid");--> statement-breakpoint
CREATE INDEX "subscribers_unverified" ON "subscribers" USING btree ("created_at","uid") WHERE NOT "subscribers"."is_verified";--> statement-breakpoint
CREATE INDEX "subscribers_suppressed" ON "subscribers" USING btree ("created_at","uid") WHERE "subscribers"."suppressed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "subscribers_unsubscribed" ON "subscribers" USING btree ("created_at","uid") WHERE "subscribers"."unsubscribed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "subscribers_paused_by_age" ON "subscribers" USING btree ("created_at","uid") WHERE "subscribers"."paused_until" IS NOT NULL;