// How members can sign in here. Passkeys and links always work; single sign-on if it is set up.
import { useQuery } from '@tanstack/react-query'
import { signInRequest, type SignInMethods } from '../../session/session.ts'

export function useMethods(): SignInMethods {
  const { data } = useQuery({
    queryKey: ['sign_in_methods'],
    queryFn: () => signInRequest<SignInMethods>('GET', '/sign-in/methods'),
    staleTime: Infinity,
    retry: false,
  })
  return data ?? { link: true, passkey: true, single_sign_on: false }
}
