import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CountryResponse, Reader } from 'mmdb-lib'

/** Country of an address, from the table shipped with the code: no look-up leaves the machine. */
export interface Regions {
  regionOf(address: string): string | undefined
}

const REMEMBERED = 10_000

export function openRegions(): Regions {
  const require = createRequire(import.meta.url)
  let reader: Reader<CountryResponse & { country_code?: string }> | undefined
  const remembered = new Map<string, string | undefined>()
  return {
    regionOf(address) {
      if (remembered.has(address)) return remembered.get(address)
      reader ??= new Reader(
        readFileSync(
          require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
        ),
      )
      let region: string | undefined
      try {
        const found = reader.get(address.replace(/^::ffff:/i, ''))
        region = found?.country_code ?? found?.country?.iso_code
      } catch {
        region = undefined // not an address
      }
      if (remembered.size >= REMEMBERED) remembered.clear()
      remembered.set(address, region)
      return region
    },
  }
}
