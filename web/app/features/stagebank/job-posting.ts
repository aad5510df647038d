type Posting = {
  id: string
  title: string
  description: string | null
  createdAt: string
  endDate: string | null
  host: { name: string; city: string | null; website: string | null } | null
  canonical: string
}

/** The vacancy as search engines read it (schema.org JobPosting). */
export function jobPosting({ id, title, description, createdAt, endDate, host, canonical }: Posting) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: description ?? title,
    identifier: { '@type': 'PropertyValue', name: 'Stagehaven', value: id },
    datePosted: createdAt.slice(0, 10),
    ...(endDate && { validThrough: endDate }),
    employmentType: 'INTERN',
    url: canonical,
    ...(host && {
      hiringOrganization: {
        '@type': 'Organization',
        name: host.name,
        ...(host.website && { sameAs: host.website }),
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'NL',
          ...(host.city && { addressLocality: host.city }),
        },
      },
    }),
  }
}
