/** A file imports of its own layer and of those above it in the list, never of those below. */
const layers = {
  server: [
    ['protocol/src/'],
    ['server/src/db/', 'server/src/places/'],
    [
      ...[
        'server/src/engine/',
        'server/src/auth/',
        'server/src/documents/',
        'server/src/events/',
        'server/src/faults/',
      ],
      ...['server/src/files/', 'server/src/http/', 'server/src/icons/', 'server/src/mail/', 'server/src/tenants/'],
      'server/src/env.ts',
    ],
    ['server/src/features/'],
    ['server/src/web/'],
    ['server/src/', 'server/seeds/'],
  ],
  web: [
    ['protocol/src/'],
    ['web/app/lib/', 'web/app/styles/'],
    ['web/app/ui/'],
    ['web/app/features/'],
    ['web/app/layouts/'],
    ['web/app/'],
  ],
}

/** A link that was opened and a photo that came in end in what a feature does with them. */
const agreed = new Set([
  'server/src/auth/confirmation.ts → server/src/features/account/email-change.ts',
  'server/src/auth/confirmation.ts → server/src/features/users/stand-in.ts',
  'server/src/auth/confirmation.ts → server/src/features/volunteers/confirm-registration.ts',
  'server/src/auth/confirmation.ts → server/src/features/volunteers/register-volunteer.ts',
  'server/src/files/photo-route.ts → server/src/features/vacancies/vacancy-photo.ts',
])

/** Tests and what only they use may import what they like. */
export const isTest = (file: string): boolean => /\.(test|factory|permissions|rows|visits)\.tsx?$/.test(file)

/** What is wrong with this import, if anything. A screen is a file that the site map names. */
export function importProblem(file: string, target: string, isScreen: (file: string) => boolean): string | undefined {
  if (agreed.has(`${file} → ${target}`)) return
  // The compiler knows all words by where they are; nothing of them is loaded.
  if (file === 'web/app/lib/generated/word-files.ts' && target.endsWith('/locales/nl.json')) return
  if (/\/index\.tsx?$/.test(target)) return 'import the file itself'
  const side = layers[file.startsWith('web/') ? 'web' : 'server']
  const own = layerOf(side, file)
  if (own === -1) return
  const theirs = layerOf(side, target)
  if (theirs === -1 || isTest(target)) return 'it is outside of the product, or on its other side'
  if (theirs > own) return 'imports point the other way here'
  const [mine, feature] = [file, target].map((path) => /^(server\/src|web\/app)\/features\/([^/]+)\//.exec(path)?.[2])
  if (mine && feature && mine !== feature && (isScreen(target) || isOwn(target))) return 'it is not for other features'
}

/** A file of one's own feature is named by the way to it, one of another feature by its whole name. */
export function spellingProblem(file: string, target: string, specifier: string): string | undefined {
  const [mine, theirs] = [file, target].map((path) => /^(server\/src|web\/app)\/features\/[^/]+\//.exec(path)?.[0])
  if (mine && theirs && mine !== theirs && specifier.startsWith('.'))
    return `write ${mine.startsWith('web/') ? '#app/features/' : '#features/'}…`
}

/** The layer that names the file most closely. */
function layerOf(side: string[][], file: string): number {
  const fits = side.flat().filter((prefix) => file.startsWith(prefix))
  const closest = fits.sort((one, other) => other.length - one.length)[0]
  return side.findIndex((layer) => closest !== undefined && layer.includes(closest))
}

/** `users.rules.ts`, `users.reactions.ts` and the like; a policy is for all, as rules often speak of rows elsewhere. */
function isOwn(target: string): boolean {
  return target.startsWith('server/') && /\.(?!policy\.)[a-z]+\.ts$/.test(target)
}
