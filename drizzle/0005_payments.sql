CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text,
	"market" text NOT NULL,
	"page" text NOT NULL,
	"way" text NOT NULL,
	"minor" integer NOT NULL,
	"currency" text NOT NULL,
	"discount_code" text,
	"session_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_sessionId_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"owner_uid" text,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_uses_code_order_id_pk" PRIMARY KEY("code","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" text,
	"plan" text NOT NULL,
	"market" text NOT NULL,
	"source" text NOT NULL,
	"currency" text NOT NULL,
	"price_minor" integer NOT NULL,
	"state" text NOT NULL,
	"ended_why" text,
	"paid_minor" integer DEFAULT 0 NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"receipt_url" text,
	"email" text,
	"name" text,
	"checkout_id" text,
	"discount_code" text,
	"customer_id" text,
	"payment_id" text,
	"setup_id" text,
	"subscription_id" text,
	"confirmed_at" timestamp with time zone,
	"farewell_at" timestamp with time zone,
	"told_twice_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_market" CHECK ("orders"."market" IN ('PT', 'BR')),
	CONSTRAINT "orders_state" CHECK ("orders"."state" IN ('waiting', 'trial', 'active', 'suspended', 'ended', 'failed')),
	CONSTRAINT "orders_amounts" CHECK ("orders"."price_minor" >= 0 AND "orders"."paid_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"livemode" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payload" jsonb,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payment_facts" (
	"event_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"fact" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "put_aside_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"event_id" text,
	"event_type" text,
	"minor" integer,
	"currency" text,
	"since" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "put_aside_payments_key_reason_unique" UNIQUE("key","reason")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"minor" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"provider_refund_id" text
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"declines" integer DEFAULT 0 NOT NULL,
	"next_charge_at" timestamp with time zone NOT NULL,
	"charge_begun_at" timestamp with time zone,
	CONSTRAINT "trials_state" CHECK ("trials"."state" IN ('running', 'cancelled', 'failed', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_owner_uid_users_id_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_code_discount_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_keys_order_id_index" ON "order_keys" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_uid_index" ON "orders" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "payment_events_left" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."outcome" IS NULL;--> statement-breakpoint
CREATE INDEX "payment_facts_key_index" ON "payment_facts" USING btree ("key");--> statement-breakpoint
CREATE INDEX "trials_running" ON "trials" USING btree ("next_charge_at") WHERE "trials"."state" = 'running';