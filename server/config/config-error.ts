/** One variable is wrong: says which and what it wants, and nothing else. */
export class ConfigError extends Error {
  readonly variable: string;
  constructor(variable: string, wants: string) {
    super(`${variable}: ${wants}`);
    this.name = 'ConfigError';
    this.variable = variable;
  }
}
