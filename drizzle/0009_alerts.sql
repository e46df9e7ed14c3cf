CREATE TABLE "promise_lines" (
	"day" date NOT NULL,
	"plan" text NOT NULL,
	"airport" text NOT NULL,
	"members" integer NOT NULL,
	"below" integer NOT NULL,
	"running" integer NOT NULL,
	CONSTRAINT "promise_lines_day_plan_airport_pk" PRIMARY KEY("day","plan","airport")
);
--> statement-breakpoint
CREATE TABLE "alert_clicks" (
	"alert_id" bigint NOT NULL,
	"deal_id" uuid NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "alert_clicks_alert_id_deal_id_pk" PRIMARY KEY("alert_id","deal_id")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"deal_id" uuid,
	"plan" text,
	"airport" text,
	"day" date,
	"urgent" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'sending' NOT NULL,
	"paused_because" text,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"free_from" timestamp with time zone,
	"free_told_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "alerts_kind" CHECK (("alerts"."kind" = 'deal') = ("alerts"."deal_id" IS NOT NULL)),
	CONSTRAINT "alerts_status" CHECK ("alerts"."status" IN ('sending', 'paused', 'finished', 'cancelled')),
	CONSTRAINT "alerts_paused" CHECK (("alerts"."status" = 'paused') = ("alerts"."paused_because" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"alert_id" bigint NOT NULL,
	"uid" text,
	"items" uuid[],
	"priority" smallint DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"ready" boolean DEFAULT true NOT NULL,
	"claimed_by" bigint,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"reason" text,
	"maybe_repeated" boolean DEFAULT false NOT NULL,
	"bounce" text,
	"decided_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "deliveries_status" CHECK ("deliveries"."status" IN ('queued', 'sending', 'sent', 'failed', 'suppressed', 'uncertain'))
);
--> statement-breakpoint
CREATE TABLE "mail_pace" (
	"key" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"used" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "senders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "senders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "suppressed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_clicks" ADD CONSTRAINT "alert_clicks_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_deal" ON "alerts" USING btree ("deal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_digest" ON "alerts" USING btree ("plan","airport","day");--> statement-breakpoint
CREATE INDEX "alerts_open" ON "alerts" USING btree ("status") WHERE "alerts"."status" IN ('sending', 'paused');--> statement-breakpoint
CREATE INDEX "alerts_awaiting_free" ON "alerts" USING btree ("free_from") WHERE "alerts"."free_from" IS NOT NULL AND "alerts"."free_told_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once" ON "deliveries" USING btree ("uid","alert_id");--> statement-breakpoint
CREATE INDEX "deliveries_ready" ON "deliveries" USING btree ("alert_id","priority","id") WHERE "deliveries"."ready";--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("due_at") WHERE "deliveries"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "deliveries_sending" ON "deliveries" USING btree ("claimed_by") WHERE "deliveries"."status" = 'sending';--> statement-breakpoint
CREATE INDEX "deliveries_alert" ON "deliveries" USING brin ("alert_id");--> statement-breakpoint
CREATE INDEX "deliveries_decided" ON "deliveries" USING brin ("decided_at");