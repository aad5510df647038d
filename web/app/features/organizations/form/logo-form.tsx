import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { logoRules } from '#protocol/features/logos.ts'
import { PictureForm } from '#ui/picture-form.tsx'
import { OrganizationLogo } from '../organization-name.tsx'

type Props = { type: string; logoId: string | null; errors?: FormError[] }

export function LogoForm({ type, logoId, errors }: Props) {
  const t = useT('organizations')
  return (
    <PictureForm
      field="logo"
      pictureId={logoId}
      rules={logoRules}
      errors={errors}
      words={(key) => t(`logo.${key}`)}
      shown={
        <>
          <OrganizationLogo type={type} logoId={logoId} isLarge className="size-20" />
          {logoId ? null : <p className="text-ui text-muted">{t('logo.none')}</p>}
        </>
      }
    />
  )
}
