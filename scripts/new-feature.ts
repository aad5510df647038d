import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renamer } from './lib/renamer.ts'

/**
 * `npm run new-feature outings outing uitjes`: a feature that works, made of docs/example-feature under other names, to
 * be changed into what is wanted. The last word is its address.
 */
process.chdir(join(import.meta.dirname, '..'))
const [plural = '', singular = '', address = ''] = process.argv.slice(2)
if (![plural, singular, address].every((word) => /^[a-z]+(-[a-z]+)*$/.test(word)) || plural === singular) {
  console.error('Say its name in the plural and in the singular, then its address: outings outing uitjes')
  process.exit(1)
}
if (existsSync(`server/src/features/${plural}`)) {
  console.error(`There is a feature ${plural} already.`)
  process.exit(1)
}

const renamed = renamer({ 'sick-days': plural, 'sick-day': singular, ziekmeldingen: address })
const example = 'docs/example-feature'
const files: string[] = []
for (const file of globSync('**/*.*', { cwd: example })) {
  if (!(await stat(join(example, file))).isFile()) continue
  const target = renamed(file).replace('server/migrations/', `server/migrations/${await migrationTime()}_`)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, renamed(await readFile(join(example, file), 'utf8')))
  files.push(target)
}

const name = renamed('sickDaysFeature')
await change('server/src/features.ts', [
  [/^/, `import { ${name} } from './features/${plural}/${plural}.feature.ts'\n`],
  [/\n\]\n$/, `\n  ${name},\n]\n`],
])
await change('web/app/routes.ts', [
  [
    /(?=\n {6}layout\('features\/account\/profile-layout)/,
    `\n      route('${address}', 'features/${plural}/${plural}-list.tsx'),
      route('${address}/nieuw', 'features/${plural}/add-${singular}.tsx'),`,
  ],
])
execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files], {
  stdio: 'inherit',
})
execFileSync(process.execPath, ['scripts/generate.ts'], { stdio: 'inherit' })
console.log(files.sort().join('\n'))

async function change(file: string, places: [RegExp, string][]) {
  let text = await readFile(file, 'utf8')
  for (const [place, added] of places) text = text.replace(place, added)
  await writeFile(file, text)
  files.push(file)
}

/** Now; after the last migration, also where the clock is behind. */
async function migrationTime(): Promise<string> {
  const now = new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '')
  const last = (await readdir('server/migrations')).sort().at(-1)?.slice(0, 13) ?? ''
  return now > last ? now : last.slice(0, 9) + String(Number(last.slice(9)) + 1).padStart(4, '0')
}
