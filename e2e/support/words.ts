import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export type Locale = 'nl' | 'en'
type Messages = { [key: string]: string | Messages }

const app = join(import.meta.dirname, '../../web/app')
const all = { nl: read('nl'), en: read('en') }

/** What the screen says, from the same files that the screen has it from: `say('shell.signIn')`. */
export function say(path: string, params: Record<string, string | number> = {}, locale: Locale = 'nl'): string {
  let found: string | Messages | undefined = all[locale]
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') throw new Error(`There is no text "${path}" in ${locale}`)
  return found.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

function read(locale: Locale): Messages {
  const files = globSync(`**/locales/${locale}.json`, { cwd: app })
  return Object.fromEntries(files.map((file) => [basename(dirname(dirname(file))), withVoices(join(app, file))]))
}

/** How companies are addressed and what volunteers read stands beside it: `say('account.formal.profile.lead')`. */
function withVoices(file: string): Messages {
  const [words, formal, volunteer] = [file, voiceOf(file, 'formal'), voiceOf(file, 'volunteer')].map((each) =>
    existsSync(each) ? JSON.parse(readFileSync(each, 'utf8')) : {},
  )
  return { ...words, formal, volunteer }
}

function voiceOf(file: string, voice: string): string {
  return file.replace('.json', `.${voice}.json`)
}
