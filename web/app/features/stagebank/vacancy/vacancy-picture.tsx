import { photoPath } from '#protocol/features/vacancies/vacancy-pictures.ts'
import { VacancyScene } from './vacancy-scene.tsx'

type Props = { photoId: string | null; stockImage: string | null; sector: string | null; host?: string }

/** The photo of the place, or else the house of its host, as the host chose or as its sector is. It says nothing new. */
export function VacancyPicture({ photoId, stockImage, sector, host }: Props) {
  if (!photoId) return <VacancyScene sector={stockImage ?? sector} host={host} />
  return (
    <img
      src={photoPath(photoId, 1280)}
      srcSet={`${photoPath(photoId, 640)} 640w, ${photoPath(photoId, 1280)} 1280w`}
      sizes="(min-width: 80rem) 76rem, 100vw"
      alt=""
      className="mt-2 h-44 w-full rounded-card bg-sunken object-cover @min-[44rem]:h-72"
    />
  )
}
