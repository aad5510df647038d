import { dutchDay } from '#protocol/shared/dutch-date.ts'

type Posting = {
  id: string
  title: string
  description: string | null
  publishedAt: string | null
  createdAt: string
  endDate: string | null
  city: string | null
  postalCode?: string | null
  latitude: number | null
  longitude: number | null
  hours: number | null
  photo: string
  host: { name: string; city: string | null; website: string | null } | null
  siteName: string
  canonical: string
}

/** The vacancy as search engines read it (schema.org JobPosting). They refuse one without an organization or a place. */
export function jobPosting(posting: Posting) {
  const { id, title, description, publishedAt, createdAt, endDate, host, siteName, canonical } = posting
  const city = posting.city ?? host?.city
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: description ?? title,
    identifier: { '@type': 'PropertyValue', name: siteName, value: id },
    datePosted: dutchDay(new Date(publishedAt ?? createdAt)),
    ...(endDate && { validThrough: `${endDate}T23:59:59+01:00` }),
    employmentType: 'INTERN',
    directApply: true,
    url: canonical,
    image: posting.photo,
    hiringOrganization: {
      '@type': 'Organization',
      name: host?.name ?? siteName,
      ...(host?.website && { sameAs: host.website }),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'NL',
        ...(city && { addressLocality: city }),
        ...(posting.postalCode && { postalCode: posting.postalCode }),
      },
      ...(posting.latitude !== null && posting.longitude !== null
        ? { geo: { '@type': 'GeoCoordinates', latitude: posting.latitude, longitude: posting.longitude } }
        : {}),
    },
  }
}
