CREATE TABLE "card_marks" (
	"uid" text NOT NULL,
	"card_hash" text NOT NULL,
	CONSTRAINT "card_marks_uid_card_hash_pk" PRIMARY KEY("uid","card_hash")
);
--> statement-breakpoint
CREATE TABLE "checkout_touches" (
	"checkout_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_entries" (
	"draw_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"uid" text,
	"weight" integer NOT NULL,
	"hotel_stars" smallint NOT NULL,
	CONSTRAINT "draw_entries_draw_id_entry_id_pk" PRIMARY KEY("draw_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "draw_participation" (
	"uid" text PRIMARY KEY NOT NULL,
	"adult_declared_at" timestamp with time zone,
	"opted_out_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "draw_refusals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draw_refusals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"draw_id" text NOT NULL,
	"uid" text,
	"profile" text,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"id" text PRIMARY KEY NOT NULL,
	"authorisation" text,
	"authorised_at" timestamp with time zone,
	"armed_at" timestamp with time zone,
	"hold_by" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	"frozen_file" text,
	"fingerprint" text,
	"seed_source" text,
	"seed_date" date,
	"seed" text,
	"seed_reference" text,
	"seed_taken_on" date,
	"drawn_at" timestamp with time zone,
	"winners" text[],
	"prize_use_by" timestamp with time zone,
	"winner_name" text,
	CONSTRAINT "draws_authorised_first" CHECK ("draws"."frozen_at" IS NULL OR "draws"."authorisation" IS NOT NULL),
	CONSTRAINT "draws_frozen_first" CHECK ("draws"."drawn_at" IS NULL OR "draws"."fingerprint" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "like_participants" (
	"position" integer PRIMARY KEY NOT NULL,
	"profile" text NOT NULL,
	"uid" text,
	"liked" boolean NOT NULL,
	"commented" boolean NOT NULL,
	"adult" boolean NOT NULL,
	"residence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"point_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"reward_id" uuid,
	"expires_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entries_once" UNIQUE NULLS NOT DISTINCT("point_id","kind","reward_id")
);
--> statement-breakpoint
CREATE TABLE "referral_links" (
	"uid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referrer_uid" text NOT NULL,
	"referred_uid" text,
	"touched_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"order_id" text,
	"paid_at" timestamp with time zone,
	"confirm_after" timestamp with time zone,
	"expiry_reminded_at" timestamp with time zone,
	CONSTRAINT "referrals_referredUid_unique" UNIQUE("referred_uid"),
	CONSTRAINT "referrals_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"state" text NOT NULL,
	"request_key" text NOT NULL,
	"minor" integer,
	"currency" text,
	"discount_code" text,
	"redeemed_by" text,
	"redeemed_at" timestamp with time zone,
	"note" text,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rewards_uid_requestKey_unique" UNIQUE("uid","request_key"),
	CONSTRAINT "rewards_state" CHECK ("rewards"."state" IN ('issued', 'requested', 'arranged', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "card_marks" ADD CONSTRAINT "card_marks_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_draw_id_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_participation" ADD CONSTRAINT "draw_participation_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_refusals" ADD CONSTRAINT "draw_refusals_draw_id_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_refusals" ADD CONSTRAINT "draw_refusals_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like_participants" ADD CONSTRAINT "like_participants_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_point_id_referrals_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_uid_users_id_fk" FOREIGN KEY ("referrer_uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_uid_users_id_fk" FOREIGN KEY ("referred_uid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_marks_card_hash_index" ON "card_marks" USING btree ("card_hash");--> statement-breakpoint
CREATE INDEX "draw_entries_uid_index" ON "draw_entries" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "draw_refusals_draw_id_reason_index" ON "draw_refusals" USING btree ("draw_id","reason");--> statement-breakpoint
CREATE INDEX "like_participants_uid_index" ON "like_participants" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "point_entries_uid_index" ON "point_entries" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "point_entries_expiring" ON "point_entries" USING btree ("expires_at") WHERE "point_entries"."kind" = 'confirmed';--> statement-breakpoint
CREATE INDEX "referrals_referrer_uid_index" ON "referrals" USING btree ("referrer_uid");--> statement-breakpoint
CREATE INDEX "referrals_to_confirm" ON "referrals" USING btree ("confirm_after") WHERE "referrals"."paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "rewards_requested" ON "rewards" USING btree ("created_at") WHERE "rewards"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "orders_paid_lifetime" ON "orders" USING btree ("uid") WHERE "orders"."plan" = 'lifetime' AND "orders"."state" = 'active';