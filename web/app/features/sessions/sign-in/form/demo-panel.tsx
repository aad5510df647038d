import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { usePageAddress } from '#lib/use-page-address.ts'
import { useRoot } from '#lib/use-root.ts'
import { Button } from '#ui/button.tsx'
import { type FormDoor, houses } from '../doors/houses.ts'
import { demoAccounts, demoAddress } from './demo-accounts.ts'
import { withReturn } from './return-path.ts'

/** Below the quay, in the demonstration only: come in as anybody, at any partner. */
export function DemoPanel({ back, door }: { back: string | undefined; door?: FormDoor }) {
  const t = useT('sign-in')
  const { site } = useRoot()
  const shown = demoAccounts.filter((account) => !door || account.door === door)
  return (
    <section id="demo" aria-labelledby="demo-title" className="bg-surface">
      <div className="wrap py-10 md:py-14">
        <h2 id="demo-title" className="text-2xl">
          {t('demo.title')}
        </h2>
        <p className="mt-1.5 max-w-[68ch] text-pretty text-ink2">{t('demo.lead', { app: site.appName })}</p>
        <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {shown.map((account) => (
            <li key={account.name}>
              <Form method="post" action={withReturn(`/inloggen/${account.door}`, back)} className="h-full">
                <DemoButton {...account} />
              </Form>
            </li>
          ))}
        </ul>
        <SiteSwitch />
      </div>
    </section>
  )
}

function DemoButton({ name, door }: (typeof demoAccounts)[number]) {
  const t = useT('sign-in')
  const { site } = useRoot()
  const { icon: Icon, badgeClass } = houses[door]
  return (
    <button
      type="submit"
      name="demo"
      value={name}
      className="flex h-full min-h-18 w-full items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-left hover:bg-sunken"
    >
      <span className={`grid size-10 shrink-0 place-items-center rounded-full text-white ${badgeClass}`}>
        <Icon className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block text-ui font-semibold text-ink">{t(`demo.roles.${name}`)}</span>
        <span className="block text-cap break-all text-muted">{demoAddress(name, site.key)}</span>
      </span>
    </button>
  )
}

/** Every partner has a host name of its own; where there is none, a cookie says which site one wants to see. */
function SiteSwitch() {
  const t = useT('sign-in')
  const { site, sites, isOwnHost } = useRoot()
  const here = usePageAddress()
  if (isOwnHost)
    return (
      <nav aria-label={t('demo.site')} className="mt-8">
        <h3 className="text-[15px] font-semibold">{t('demo.site')}</h3>
        <ul className="mt-2 flex flex-wrap gap-2">
          {sites.map(({ key, name, url }) => (
            <li key={key}>
              <a
                href={url + here}
                aria-current={key === site.key ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-chip border border-line2 px-4 text-ui font-medium text-ink no-underline hover:bg-sunken aria-[current]:border-primarymark aria-[current]:bg-primarysoft aria-[current]:font-semibold aria-[current]:text-primaryink"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )
  return (
    <Form method="post" action="/voorkeuren" reloadDocument className="mt-8 flex flex-wrap items-end gap-3">
      <input type="hidden" name="back" value={here} />
      <label className="block w-full sm:max-w-xs">
        <span className="mb-1.5 block text-[15px] font-semibold">{t('demo.site')}</span>
        <select
          key={site.key}
          name="tenant"
          defaultValue={site.key}
          className="block min-h-12 w-full rounded-field border border-fieldline bg-surface px-4 text-base text-ink"
        >
          {sites.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="outline" className="max-sm:w-full">
        {t('demo.switch')}
      </Button>
    </Form>
  )
}
