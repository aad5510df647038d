import { setTimeout as wait } from 'node:timers/promises'
import { useState } from 'react'
import { data, Form, redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { useT } from '#lib/i18n.tsx'
import { showToast, type ToastColor } from '#lib/toasts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import type { Route } from './+types/shell'
import { Sample } from './sample.tsx'

const colors = ['success', 'danger', 'warning', 'info', 'primary', 'muted'] satisfies ToastColor[]
const faults = ['401', '403', '404', '500', 'wrong-center', 'crash'] as const

/** What the shell does when a page is slow or fails, on request. */
export async function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  await wait(Math.min(Number(asked.get('wacht')) || 0, 5000))
  const fault = asked.get('fout')
  if (fault === 'crash') throw new Error('A page of the pattern book crashed, as asked')
  if (fault === 'wrong-center') throw data({ message: 'wrong center' }, { status: 403 })
  if (Number(fault) >= 400) throw data(null, { status: Number(fault) })
  return null
}

export function action() {
  return redirect('/dev/ui/shell', withToast({ title: 'dev-ui.shell.saved', message: 'dev-ui.shell.savedMore' }))
}

export default function ShellSamples() {
  const t = useT('dev-ui')
  const [side, setSide] = useState<'left' | 'right'>()
  const undo = { label: t('shell.undo'), run: () => showToast({ title: t('shell.undone'), color: 'muted' }) }
  const words = { title: t('shell.saved'), message: t('shell.savedMore') }
  return (
    <>
      <Sample title={t('shell.toasts')}>
        {colors.map((color) => (
          <Button key={color} look="outline" size="md" onClick={() => showToast({ ...words, color })}>
            {t(`shell.colors.${color}`)}
          </Button>
        ))}
        <Button look="outline" size="md" onClick={() => showToast({ ...words, color: 'success', action: undo })}>
          {t('shell.withAction')}
        </Button>
        <Form method="post">
          <Button type="submit" look="outline" size="md">
            {t('shell.afterRedirect')}
          </Button>
        </Form>
      </Sample>
      <Sample title={t('shell.panel')}>
        {(['left', 'right'] as const).map((each) => (
          <Button key={each} look="outline" size="md" onClick={() => setSide(each)}>
            {t(`shell.sides.${each}`)}
          </Button>
        ))}
        <Panel
          isOpen={side !== undefined}
          side={side}
          onClose={() => setSide(undefined)}
          title={t('shell.panelTitle')}
          footer={<Button className="w-full">{t('shell.panelAction')}</Button>}
        >
          <p className="text-ink2">{t('shell.panelText')}</p>
        </Panel>
      </Sample>
      <Sample title={t('shell.slow')}>
        <ButtonLink to="?wacht=1500" look="outline" size="md">
          {t('shell.slowPage')}
        </ButtonLink>
      </Sample>
      <Sample title={t('shell.faults')}>
        {faults.map((fault) => (
          <ButtonLink key={fault} to={`?fout=${fault}`} look="outline" size="md">
            {t(`shell.fault.${fault}`)}
          </ButtonLink>
        ))}
      </Sample>
    </>
  )
}
