CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "profile_proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"link_hash" text,
	"profile" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_proposals_linkHash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "budget" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "alert_mode" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "unsubscribe_reason" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_proposals" ADD CONSTRAINT "profile_proposals_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_proposals_uid_index" ON "profile_proposals" USING btree ("uid");--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_alert_mode" CHECK ("subscribers"."alert_mode" IN ('all', 'weekly', 'fare-errors'));