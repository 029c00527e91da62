// The passkeys of the signed-in member.
import { useQuery } from '@tanstack/react-query'
import { listPasskeys } from './passkeys.ts'

export const passkeys_key = ['passkeys']

export const usePasskeys = () =>
  useQuery({ queryKey: passkeys_key, queryFn: listPasskeys, retry: false })
