#!/usr/bin/env node
import { commandLine } from './entrypoints.js'

await commandLine()
