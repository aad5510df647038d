import type { Feature } from '#engine/feature.ts'
import type { News } from '#engine/news.ts'

const intro = `# What people are told of

Written by \`npm run generate\` from the news that features declare (\`<feature>.news.ts\`). Reactions tell it with \`tell\`, which
asks how each person wants it ([decision 97](decisions/097-one-way-to-tell.md)). The numbers are those of the domain's list of
events; what has none came later. A test causes each of the 56 and says who is told how and who is not
([decision 102](decisions/102-every-event-is-walked.md)).

- **at once**: a line in the product and a mail. **later**: a line in the product, and what the periodic mail is about. Whoever
  reads it can choose at once (where there is a mail), later or off.
- **always**: cannot be off. Mails that can be carry a link that ends them.
- **mail**: it does not stand in the product, because it is about getting in, or for who has no account.
`

const readers: Record<News['to'][number], string> = {
  student: 'student',
  volunteer: 'volunteer',
  mentor: 'mentor',
  school: 'school administrator',
  host: 'host',
  centre: 'centre administrator',
  everybody: 'everybody',
}

function row({ number, kind, name, to, comes, fixed, isMailOnly, mails = [], with: other, chosenAt }: News): string {
  const when = fixed ? 'always' : chosenAt ? 'as chosen with the search' : comes === 'now' ? 'at once' : 'later'
  const how = isMailOnly ? 'mail' : mails.length > 0 ? 'line, mail' : 'line'
  const chosen = other ? ` (chosen with \`${other}\`)` : ''
  return `| ${number ?? ''} | ${name[1]}${chosen} | \`${kind}\` | ${to.map((each) => readers[each]).join(', ')} | ${when} | ${how} | ${mails.map(({ purpose }) => `\`${purpose}\``).join(' ')} |`
}

/** Every event that people are told of, with whom it reaches and how. */
export function notificationsDocument(features: readonly Feature[]): string {
  const all = features.flatMap(({ news }) => Object.values(news))
  const order = ({ number }: News) => number ?? Number.POSITIVE_INFINITY
  const sorted = all.toSorted((one, other) => (order(one) === order(other) ? 0 : order(one) - order(other)))
  const head = ['| # | Event | Kind | To | Comes | By | Mails |', '|---|---|---|---|---|---|---|']
  return [intro, ...head, ...sorted.map(row), ''].join('\n')
}
