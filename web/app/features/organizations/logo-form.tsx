import { Trash2 } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { logoRules } from '../../../../protocol/src/organizations.ts'
import type { FormError } from '../../lib/form.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RuledForm } from '../../ui/command-form.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { OrganizationLogo } from './organization-name.tsx'

type Props = { type: string; logoId: string | null; errors?: FormError[] }

/** A form of its own: a picture is saved at once, whatever else is being filled in. */
export function LogoForm({ type, logoId, errors }: Props) {
  const t = useT('organizations')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card title={t('logo.title')}>
      <div className="flex items-center gap-4">
        <OrganizationLogo type={type} logoId={logoId} isLarge className="size-20" />
        {logoId ? (
          <Form method="post">
            <input type="hidden" name="about" value="logo" />
            <Button
              type="submit"
              name="remove"
              value="true"
              look="outline"
              size="md"
              disabled={isBusy}
              className="min-h-11"
            >
              <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('logo.remove')}
            </Button>
          </Form>
        ) : (
          <p className="text-ui text-muted">{t('logo.none')}</p>
        )}
      </div>
      <RuledForm
        key={logoId}
        errors={errors}
        labels={{ logo: t('logo.field') }}
        encType="multipart/form-data"
        className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <input type="hidden" name="about" value="logo" />
        <FileDrop
          name="logo"
          label={t('logo.field')}
          types={t('logo.types')}
          accept={[...logoRules.types]}
          maxBytes={logoRules.maxBytes}
        />
        <SubmitButton look="soft">{t('logo.save')}</SubmitButton>
      </RuledForm>
    </Card>
  )
}
