// Clearinghouse connections for tests.
const identity = {
  usage: 'test',
  sender_qualifier: 'ZZ',
  sender: 'HUDSON01',
  receiver_qualifier: '01',
  submitter: { name: 'Hudson Billing', phone: '5185550199' },
}

export const stediConnection = {
  ...identity,
  type: 'stedi',
  name: 'Stedi',
  receiver: 'STEDITEST',
  receiver_name: 'Stedi',
}

export const sftpConnection = {
  ...identity,
  type: 'sftp',
  name: 'Clearinghouse',
  receiver: 'CLEARING',
  receiver_name: 'Clearinghouse',
}

export const simulatedConnection = {
  ...identity,
  type: 'simulated',
  name: 'Simulated payer',
  receiver: 'SANDBOX',
  receiver_name: 'Sandbox',
}
