import { photoPath, stockImagePath } from '#protocol/features/vacancies/vacancy-pictures.ts'
import { FlagCloth } from '#ui/flag.tsx'

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

const TILE = 48
const [COLUMNS, ROWS] = [28, 4]
/** Always the same quarter turns, so that the server and the browser draw the same cloth. */
const turnOf = (index: number) => ((index * 7 + (index >> 2) * 3 + (index % 5)) % 4) * 90

/** The flag of the sector, tile by tile and turned, as wide as the page. */
function VacancyBanner({ sector }: { sector: string | null }) {
  return (
    <div className="mt-2 h-28 overflow-hidden rounded-card @min-[44rem]:h-44 dark:brightness-[.82]">
      <svg
        viewBox={`0 0 ${COLUMNS * TILE} ${ROWS * TILE}`}
        preserveAspectRatio="xMinYMin slice"
        className="block size-full"
        aria-hidden="true"
      >
        <defs>
          <g id="vlag">
            <FlagCloth sector={sector} />
          </g>
        </defs>
        {Array.from({ length: COLUMNS * ROWS }, (_, index) => {
          const [x, y] = [(index % COLUMNS) * TILE, Math.floor(index / COLUMNS) * TILE]
          return (
            <use
              key={`${x} ${y}`}
              href="#vlag"
              transform={`translate(${x} ${y}) rotate(${turnOf(index)} ${TILE / 2} ${TILE / 2})`}
            />
          )
        })}
      </svg>
    </div>
  )
}
