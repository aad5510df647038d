import { photoPath, stockImagePath } from '#protocol/vacancies/vacancy-pictures.ts'
import { VacancyBanner } from './vacancy-banner.tsx'

type Props = { photoId: string | null; stockImage: string | null; sector: string | null }

/** The photo of the place, a drawing in its stead, or else the flag of the sector. It says nothing new. */
export function VacancyPicture({ photoId, stockImage, sector }: Props) {
  if (!photoId && !stockImage) return <VacancyBanner sector={sector} />
  return (
    <img
      src={photoId ? photoPath(photoId, 1280) : stockImagePath(stockImage ?? '')}
      srcSet={photoId ? `${photoPath(photoId, 640)} 640w, ${photoPath(photoId, 1280)} 1280w` : undefined}
      sizes="(min-width: 80rem) 76rem, 100vw"
      alt=""
      className="mt-2 h-44 w-full rounded-card bg-sunken object-cover @min-[44rem]:h-72"
    />
  )
}
