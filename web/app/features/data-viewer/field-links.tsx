import { Link } from 'react-router'
import type { ViewerData } from './view.server.ts'

export const fieldLink =
  'flex min-h-10 items-center rounded-control px-3 text-ui text-ink no-underline hover:bg-sunken max-md:min-h-11'

/** All columns under what they are of, each a way to go on with it. */
export function FieldLinks({ folders, to }: { folders: ViewerData['folders']; to(name: string): string }) {
  return (
    <div className="max-h-96 overflow-y-auto">
      {folders.map(({ key, label, columns }) => (
        <div key={key}>
          <p className="px-3 pt-3 pb-1 text-sm font-semibold text-muted">{label}</p>
          <ul>
            {columns.map(({ name, label: field }) => (
              <li key={name}>
                <Link to={to(name)} preventScrollReset className={fieldLink}>
                  {field}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
