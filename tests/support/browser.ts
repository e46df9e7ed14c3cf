import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import chromium from '@sparticuz/chromium'

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/** The Chromium inside the package needs nothing installed; CHROME_PATH names another. */
export async function browserPath(): Promise<string> {
  return process.env.CHROME_PATH ?? (await chromium.executablePath())
}

/** A browser of the machine itself, where there is one. */
export function installedBrowser(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
