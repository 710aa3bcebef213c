#!/usr/bin/env node
import { commandLine } from './doors.js'

await commandLine()
