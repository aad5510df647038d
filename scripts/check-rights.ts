import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const role = `'(?:admin|mentor|student|volunteer)'`

/** The one place that turns somebody away, and the page for developers that shows how that looks. */
const refusing = ['web/app/lib/require-can.server.ts', 'web/app/features/dev-ui/shell.tsx']

const rules: { pattern: RegExp; except: string[]; instead: string }[] = [
  {
    pattern: new RegExp(
      `[!=]==? ${role}|${role} [!=]==? |\\.includes\\(${role}\\)|session\\??\\.organization\\??\\.type`,
    ),
    except: [],
    instead: 'ask what somebody may do (session.can) or what they come for (session.home), not who they are',
  },
  {
    pattern: /\b(?:throw|status:).*\b403\b/,
    except: refusing,
    instead: 'use requireCan, requireRowCan or requireThat of lib/require-can.server.ts',
  },
]

/** Screens ask for abilities, so that who may do what is said in one place, beside the policies of the server. */
for (const path of globSync('web/app/**/*.{ts,tsx}', { cwd: root, exclude: (name) => name.endsWith('.test.ts') })) {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    for (const { pattern, except, instead } of rules) {
      if (!pattern.test(line) || except.includes(path)) continue
      console.error(`${path}:${index + 1}: ${line.trim()}\n  ${instead}`)
      process.exitCode = 1
    }
  }
}
