import type { OwnFile } from '#engine/personal.ts'
import type { Registry } from '#engine/serve.ts'

const isAboutNews = (name: string) => name === 'notifications' || name === 'news-choices'

/** Everything held about a person, one file each, as the features say it; the account itself comes first. */
export function ownFiles({ personal, news }: Pick<Registry, 'personal' | 'news'>): [name: string, OwnFile][] {
  const kind = Object.fromEntries(news.map((each) => [each.kind, each.name]))
  const all = personal.flatMap(({ files }) => Object.entries(files))
  return all
    .map(([name, file]): [string, OwnFile] => {
      // What somebody was told about is up to every feature.
      return isAboutNews(name) ? [name, { ...file, values: { ...file.values, kind } }] : [name, file]
    })
    .sort(([one], [other]) => Number(other === 'account') - Number(one === 'account'))
}
