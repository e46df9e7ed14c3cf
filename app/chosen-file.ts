/** The file somebody chose in a form; a field left empty is no file. */
export async function chosenFile(form: FormData, name: string): Promise<Buffer | undefined> {
  const file = form.get(name)
  if (!(file instanceof File) || file.size === 0) return undefined
  return Buffer.from(await file.arrayBuffer())
}
