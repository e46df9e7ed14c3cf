import type { z } from 'zod'

export type FormErrors<Code extends string> = Partial<Record<string, Code>>

/**
 * Reads a form by its schema. Only named fields pass, so an extra field changes nothing; messages
 * are codes, the first one per field.
 */
export async function readForm<Schema extends z.ZodType, Code extends string>(
  request: Request,
  schema: Schema,
): Promise<
  | { ok: true; value: z.output<Schema>; form: FormData }
  | { ok: false; errors: FormErrors<Code>; form: FormData }
> {
  const form = await request.formData()
  const fields: Record<string, unknown> = {}
  for (const name of form.keys()) {
    const values = form.getAll(name)
    fields[name] = values.length > 1 ? values : values[0]
  }
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ok: true, value: parsed.data, form }
  const errors: FormErrors<Code> = {}
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? '')
    errors[field] ??= issue.message as Code
  }
  return { ok: false, errors, form }
}
