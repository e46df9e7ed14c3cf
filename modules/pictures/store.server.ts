import { eq } from 'drizzle-orm'
import type { Queryable } from '~/platform/database.server'
import { pictures } from './tables.server'

export async function addPicture(
  db: Queryable,
  picture: typeof pictures.$inferInsert,
): Promise<void> {
  await db.insert(pictures).values(picture).onConflictDoNothing()
}

export async function readPicture(
  db: Queryable,
  hash: string,
  form: 'avif' | 'jpeg',
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: pictures[form] })
    .from(pictures)
    .where(eq(pictures.hash, hash))
  return row?.bytes
}
