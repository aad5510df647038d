import type { RootData } from '#lib/use-root.ts'

type Props = Pick<RootData['site']['contact'], 'organization' | 'address' | 'phone' | 'email'> & { link: string }

/** How to reach whoever runs the site, as far as they said it. */
export function ContactLines({ organization, address, phone, email, link }: Props) {
  if (!organization && !address && !phone && !email) return null
  return (
    <address className="grid justify-items-start text-ui not-italic">
      {organization ? <span className="font-semibold">{organization}</span> : null}
      {address ? <span className="whitespace-pre-line">{address}</span> : null}
      {phone ? (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
          {phone}
        </a>
      ) : null}
      {email ? (
        <a href={`mailto:${email}`} className={`${link} break-all`}>
          {email}
        </a>
      ) : null}
    </address>
  )
}
