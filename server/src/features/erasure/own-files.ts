import type { OwnFile } from '#engine/personal.ts'
import type { Registry } from '#engine/serve.ts'

/** Everything held about a person, one file each, as the features say it; the account itself comes first. */
export function ownFiles({ personal, notices }: Pick<Registry, 'personal' | 'notices'>): [name: string, OwnFile][] {
  const all = personal.flatMap(({ files }) => Object.entries(files))
  return all
    .map(([name, file]): [string, OwnFile] => {
      // What somebody was told about is up to every feature.
      return name === 'notifications' ? [name, { ...file, values: { ...file.values, kind: notices } }] : [name, file]
    })
    .sort(([one], [other]) => Number(other === 'account') - Number(one === 'account'))
}
