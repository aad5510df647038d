/** What a logo may be, for the form and for the server: a picture of at most 2 MB. */
export const logoRules = { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 2_000_000 } as const
export const logoSizes = [512, 96] as const
export const logoPath = (fileId: string, size: (typeof logoSizes)[number]) => `/files/${fileId}/${size}`
