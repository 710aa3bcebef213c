export interface Address {
  street: string
  city: string
}

export interface Customer {
  name: string
  address?: Address
}

/** What is printed on the parcel. */
export function label(customer: Customer): string {
  const city = customer.address.city
  return city ? `${customer.name}, ${city}` : customer.name
}
