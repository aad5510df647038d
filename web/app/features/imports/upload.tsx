import { useState } from 'react'
import { Link } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireThat } from '#lib/require-can.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { errorText } from '#protocol/errors/errors.ts'
import { errors } from '#protocol/generated/errors.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'
import { buttonClass } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { Building2, Download, FileSpreadsheet, Plug, UserRoundCog, Users } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Route } from './+types/upload'
import { doorsOf } from './import-kinds.ts'
import { WizardLayout } from './wizard/wizard-layout.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'imports', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireSession(context)
  const { pathname, searchParams } = new URL(request.url)
  const doors = doorsOf(session)
  const door = doors.find(({ path }) => path === pathname.replace(/\.data$/, ''))
  requireThat(door)
  const code = searchParams.get('fout') ?? ''
  const problem = isKeyOf(errors, code) ? errorText(code, context.get(pageContext).locale) : null
  return { door, doors, organizationId: hereOf(session).id, problem }
}

const icons: Record<string, IconDrawing> = {
  csv: FileSpreadsheet,
  magister: Plug,
  groups: Users,
  staff: UserRoundCog,
  organizations: Building2,
}
const MEGABYTES_10 = 10 * 1024 * 1024

/** The first step. A plain form to the API: a file comes in also before the page listens. */
export default function ImportUpload({ loaderData }: Route.ComponentProps) {
  const { door, doors, organizationId, problem } = loaderData
  const t = useT('imports')
  const isHydrated = useIsHydrated()
  const [hasFile, setHasFile] = useState(false)
  return (
    <WizardLayout step="file" kind={door.kind}>
      <h1 className="text-[28px] leading-9 md:text-h1">{t(`upload.${door.key}.title`)}</h1>
      <p className="mt-1.5 text-lead text-ink2">{t(`upload.${door.key}.lead`)}</p>
      {problem ? (
        <p role="alert" className="mt-5 flex gap-2.5 rounded-card bg-errsoft px-5 py-4 font-medium text-errink">
          <StatusMark status="err" className="mt-0.5 size-5" />
          {problem}
        </p>
      ) : null}
      <form key={door.key} method="post" action="/api/v1/imports" encType="multipart/form-data" className="mt-6">
        <input type="hidden" name="organizationId" value={organizationId} />
        <input type="hidden" name="kind" value={door.kind} />
        <input type="hidden" name="source" value={door.source} />
        <FileDrop
          name="file"
          label={t('upload.file')}
          types={t('upload.types')}
          accept={['.csv', '.txt', '.tsv', '.xlsx']}
          maxBytes={MEGABYTES_10}
          onFiles={(files) => setHasFile(files.length > 0)}
        />
        {isHydrated && !hasFile ? null : (
          <button type="submit" className={buttonClass('primary', 'xl', 'mt-5 max-md:w-full')}>
            {t('upload.submit')}
          </button>
        )}
      </form>
      {door.key === 'magister' ? <MagisterHelp /> : null}
      <ul className="mt-8 grid gap-4 sm:grid-cols-2">
        {doors
          .filter(({ key }) => key !== door.key)
          .map(({ key, path }) => (
            <li key={key}>
              <DoorCard
                to={path}
                icon={icons[key] ?? FileSpreadsheet}
                title={t(`upload.${key}.card`)}
                text={t(`upload.${key}.cardText`)}
              />
            </li>
          ))}
        <li>
          <a href={`/importeren/voorbeeld/${door.kind}.csv`} download className={cardClass}>
            <CardFace icon={Download} title={t('upload.example')} text={t('upload.exampleText')} />
          </a>
        </li>
      </ul>
    </WizardLayout>
  )
}

const cardClass =
  'flex h-full min-h-20 items-center gap-4 rounded-card border border-line bg-surface p-5 no-underline hover:bg-sunken'

function DoorCard({ to, ...face }: { to: string; icon: IconDrawing; title: string; text: string }) {
  return (
    <Link to={to} className={cardClass}>
      <CardFace {...face} />
    </Link>
  )
}

function CardFace({ icon: Icon, title, text }: { icon: IconDrawing; title: string; text: string }) {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink2">
        <Icon className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold text-ink">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </>
  )
}

/** How to get the file out of the two systems that most schools have. */
function MagisterHelp() {
  const t = useT('imports')
  return (
    <div className="mt-8 grid gap-4 md:grid-cols-2">
      {(['magister', 'somtoday'] as const).map((system) => (
        <section key={system} className="rounded-card border border-line bg-surface p-5 md:p-6">
          <h2 className="text-h4">{t(`help.${system}.title`)}</h2>
          <ol className="mt-2 list-decimal space-y-1 pl-5 text-ui text-ink2 marker:text-muted">
            {['1', '2', '3', '4'].map((step) => (
              <li key={step}>{t(`help.${system}.${step}`)}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
