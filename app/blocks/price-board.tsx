import { classNames } from '~/app/ui/class-names'
import { SplitFlap } from '~/app/ui/split-flap'
import type { SalesCopy } from '~/content/sales/sales-copy'
import { Scene } from './scene'

/** One night of one fare, on a departures board under the city it leads to. */
export function PriceBoard({ board, scene }: { board: SalesCopy['board']; scene: string }) {
  return (
    <figure>
      <div className="overflow-hidden rounded-[1.75rem] border border-white/15 shadow-lift">
        <Scene
          id={scene}
          fetchPriority="high"
          className="aspect-[16/7] w-full object-cover object-[50%_30%]"
        />
        <table className="w-full border-collapse bg-night text-left">
          <caption className="border-b border-white/15 bg-night px-5 py-3 text-left font-display text-lg font-extrabold">
            {board.caption}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{board.hour}</th>
              <th scope="col">{board.price}</th>
              <th scope="col">{board.meanwhile}</th>
            </tr>
          </thead>
          <tbody>
            {board.rows.map((row) => (
              <tr
                key={row.hour}
                className={classNames(
                  'border-b border-white/10 last:border-b-0',
                  row.drop && 'bg-gold font-bold text-on-sunset',
                )}
              >
                <th scope="row" className="py-3 pl-5 pr-3 font-bold tabular-nums">
                  {row.hour}
                </th>
                <td className="whitespace-nowrap py-3 pr-3">
                  <SplitFlap
                    text={row.price}
                    className={classNames('text-base sm:text-xl', !row.drop && 'flap-lit')}
                  />
                </td>
                <td className="py-3 pr-5 leading-snug">{row.meanwhile}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="mt-3 text-sm opacity-85">{board.note}</figcaption>
    </figure>
  )
}
